export function saveFile(fileName: string, bytes: Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Revokes the URL in a later task, because some browsers have not read the file before.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
