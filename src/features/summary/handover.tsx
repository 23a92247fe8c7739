import type { Findings } from '#domain/handover/findings.ts';
import { healthFileName } from '#domain/screeners/report.ts';
import { uuidOf } from '#domain/site/uuid.ts';
import { Button } from '#ui/button/button.tsx';
import { saveFile } from '#ui/text-file/save-text-file.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { ToolSettings } from '#wire/tools.ts';
import { summaryWords } from './words.ts';

interface HandoverProps {
  findings: Findings;
  settings: ToolSettings;
}

/** The files for a GP. The code that makes a file loads when its button is pressed; the file is not sent anywhere. */
export function Handover({ findings, settings }: HandoverProps) {
  const words = summaryWords.handover;

  async function save(kind: 'pdf' | 'fhir'): Promise<void> {
    const now = new Date();
    const name = (ending: string) => healthFileName(['Summary'], { ...settings, completedAt: now }, ending);
    try {
      const saved =
        kind === 'pdf'
          ? saveFile(name('pdf'), await pdfOf(findings, now, settings), 'application/pdf')
          : saveFile(name('fhir.json'), await bundleOf(findings, now, settings), 'application/fhir+json');
      if (saved) return;
    } catch {
      // The code failed to load, or this browser cannot save files: reported below.
    }
    notify({ ...words.failed, tone: 'problem' });
  }

  return (
    <section
      aria-labelledby="handover-title"
      className="my-10 rounded-large bg-mist p-6 md:p-8 forced-border print:hidden"
    >
      <h2 id="handover-title" className="text-h3">
        {words.title}
      </h2>
      <p className="measure mt-2">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button look="primary" icon="file-text" onClick={() => save('pdf')}>
          {words.pdf}
        </Button>
        <Button icon="download" onClick={() => save('fhir')} aria-describedby="fhir-note">
          {words.fhir}
        </Button>
        <Button icon="printer" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p id="fhir-note" className="measure mt-4 text-sm text-ink-soft">
        {words.fhirNote}
      </p>
    </section>
  );
}

async function pdfOf(findings: Findings, at: Date, { clinicName, timeZone }: ToolSettings): Promise<BlobPart> {
  const { handoverPdf } = await import('#domain/handover/pdf/handover-page.ts');
  return handoverPdf(findings, at, { clinicName, timeZone });
}

async function bundleOf(findings: Findings, at: Date, { timeZone }: ToolSettings): Promise<BlobPart> {
  const { handoverBundle } = await import('#domain/handover/bundle.ts');
  return JSON.stringify(
    handoverBundle(findings, at, timeZone, () => uuidOf(crypto.getRandomValues(new Uint8Array(16)))),
    null,
    2,
  );
}
