import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { PrintSheet } from './print-sheet.tsx';

export function InPlaceOfThePage() {
  const [printing, setPrinting] = useState(false);
  return (
    <>
      <Button icon="printer" onClick={() => setPrinting(true)}>
        Print a summary
      </Button>
      {printing && (
        <PrintSheet title="Summary for your GP" onDone={() => setPrinting(false)}>
          <h2>Summary for your GP</h2>
          <p>Only this sheet is printed.</p>
        </PrintSheet>
      )}
    </>
  );
}
