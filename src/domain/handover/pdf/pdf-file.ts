import { pdfString, shownText, type Weight } from './helvetica.ts';

/** A line of text, or a rule, with its position: points from the left and from the bottom of the page. */
export type PdfMark =
  | { x: number; y: number; text: string; size: number; weight: Weight }
  | { x: number; y: number; rule: number };

/** A4, in points. */
export const page = { width: 595, height: 842 } as const;

const fonts: Readonly<Record<Weight, string>> = { regular: 'F1', bold: 'F2' };

/** A PDF 1.7 of one page with the two standard fonts, which need no embedding. */
export function pdfFile(title: string, marks: readonly PdfMark[]): Uint8Array<ArrayBuffer> {
  const stream = marks.map(drawn).join('\n');
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-AU)/ViewerPreferences<</DisplayDocTitle true>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</Font<</F1 4 0 R/F2 5 0 R>>>>/Contents 6 0 R>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    // Code page 1252 agrees with PDFDocEncoding for the characters of a title here.
    `<</Title ${pdfString(shownText(title))}>>`,
  ];
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<</Size ${count}/Root 1 0 R/Info ${objects.length} 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function drawn(mark: PdfMark): string {
  const at = `${mark.x.toFixed(2)} ${mark.y.toFixed(2)}`;
  if ('rule' in mark) return `0.5 w ${at} m ${(mark.x + mark.rule).toFixed(2)} ${mark.y.toFixed(2)} l S`;
  return `BT /${fonts[mark.weight]} ${Number(mark.size.toFixed(2))} Tf ${at} Td ${pdfString(mark.text)} Tj ET`;
}
