import { ThemeSwitch } from './theme-switch.tsx';

export function OnThePage() {
  return <ThemeSwitch className="min-h-11" />;
}

export function OnADarkBand() {
  return (
    <div className="bg-ocean p-6 text-on-deep">
      <ThemeSwitch className="min-h-11" />
    </div>
  );
}
