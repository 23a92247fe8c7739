import { Badge } from './badge.tsx';

export function Plain() {
  return <Badge>Reviewed in October 2026</Badge>;
}

export function WithIcon() {
  return (
    <div className="flex flex-wrap gap-3">
      <Badge icon="clock">30 minutes</Badge>
      <Badge icon="video">By video or phone</Badge>
      <Badge icon="map-pin">Anywhere in Queensland</Badge>
    </div>
  );
}

export function LongWords() {
  return <Badge icon="receipt">Bulk billed where Medicare's rules for telehealth allow it</Badge>;
}
