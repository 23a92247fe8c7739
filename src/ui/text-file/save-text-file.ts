/** Saves a text as a file from this device, without sending it. Returns whether the browser accepted it. */
export function saveTextFile(name: string, text: string): boolean {
  return saveFile(name, text, 'text/plain;charset=utf-8');
}

/** The same for any content. */
export function saveFile(name: string, content: BlobPart, type: string): boolean {
  try {
    const address = URL.createObjectURL(new Blob([content], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // Some browsers read the text only after this function returns.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return true;
  } catch {
    return false;
  }
}
