import { ContentsAside, ContentsDisclosure } from './contents-list.tsx';

const headings = [
  { id: 'what-changes', text: 'What a short night really changes', level: 2 },
  { id: 'sweets', text: 'Why it is sweets and salt, and not soup', level: 2 },
  { id: 'hours', text: 'More hours to eat in', level: 3 },
  { id: 'plan', text: 'A plan for the day after', level: 2 },
];

export function BesideAText() {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
      <ContentsAside headings={headings} />
    </div>
  );
}

export function OnAPhone() {
  return <ContentsDisclosure headings={headings} />;
}
