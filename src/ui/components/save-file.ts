export function saveFile(fileName: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers have read the file by the next task, and some not before.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
