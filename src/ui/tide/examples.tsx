import { TideEdge, TideLines } from './tide.tsx';

export function EdgeOfABand() {
  return (
    <div className="bg-sand pt-10">
      <TideEdge colour="surface" />
    </div>
  );
}

export function EdgeOfTheFooter() {
  return (
    <div className="bg-surface pt-10">
      <TideEdge colour="ocean" />
    </div>
  );
}

export function LinesBehindABand() {
  return (
    <div className="relative h-48 overflow-hidden bg-mist">
      <TideLines className="absolute inset-x-0 bottom-0 h-40 w-full text-brand opacity-20" />
    </div>
  );
}
