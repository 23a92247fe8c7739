// biome-ignore-all lint/style/noDefaultExport: the package exports it so
declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: Record<string, unknown>): Promise<Buffer>;
}
