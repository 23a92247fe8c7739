import { Byline } from './byline.tsx';

const author = { name: 'Saltbush Health Team' };
const by = { name: 'Marnie Keogh', id: 'practitioner', role: 'Nurse Practitioner', postNominals: 'RN, NP' };

export function Reviewed() {
  return <Byline author={author} review={{ by, on: '2026-11-20', shown: '20 November 2026' }} isDemo />;
}

export function NotReviewed() {
  return <Byline author={author} review={null} isDemo={false} />;
}
