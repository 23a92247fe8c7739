import { Button } from '#ui/button/button.tsx';
import { saveTextFile } from './save-text-file.ts';

export function SavesOnPress() {
  return (
    <Button icon="download" onClick={() => saveTextFile('Example.txt', 'Made on this device, and sent nowhere.\n')}>
      Save as a text file
    </Button>
  );
}
