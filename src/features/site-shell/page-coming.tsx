import { useNavigation } from 'react-router';

/** A line along the top while the next page takes longer than a moment: a press is never left without an answer. */
export function PageComing() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="page-coming" />;
}
