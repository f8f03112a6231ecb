// The files that a page hands to its reader, as they would stand on the device.

export type SavedFile = { name: string; type: string; text: Promise<string> };

/** What is saved from here on; `jest.restoreAllMocks` ends it. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(String(reader.result));
    });
    reader.readAsText(blob);
    files.push({ name: this.download, type: blob.type, text });
  });
  return files;
}
