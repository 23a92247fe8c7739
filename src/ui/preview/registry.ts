import type { ComponentType } from 'react';

export interface Example {
  title: string;
  Show: ComponentType;
}

export interface ShownComponent {
  /** The name of its folder. */
  name: string;
  title: string;
  examples: Example[];
}

const files = import.meta.glob<Record<string, ComponentType>>('../*/examples.tsx', { eager: true });

/** Every component of src/ui: a folder with examples is found by itself. */
export const components: readonly ShownComponent[] = Object.entries(files)
  .map(([path, module]) => {
    const name = path.split('/')[1] ?? path;
    const examples = Object.entries(module).map(([exported, Show]) => ({ title: words(exported), Show }));
    return { name, title: words(name), examples };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** 'OnADarkBand' and 'copy-button' as words. */
function words(name: string): string {
  const spaced = name.replace(/-|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
