import { useState } from 'react';
import type { Assessment } from '#domain/screeners/answers.ts';
import {
  type Completion,
  emailCaution,
  emailToGp,
  reportFileName,
  reportText,
  shareText,
} from '#domain/screeners/report.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { saveTextFile } from '#ui/text-file/save-text-file.ts';
import { notify } from '#ui/toast/toasts.ts';
import type { ToolSettings } from '#wire/tools.ts';
import { shareOrCopy } from './share-or-copy.ts';
import { SummarySheet } from './summary-sheet.tsx';

interface ResultActionsProps {
  assessment: Assessment;
  completedAt: Date;
  settings: ToolSettings;
}

/** The actions of a result. Each runs on this device, and only when its button is pressed. */
export function ScreenerResultActions({ assessment, completedAt, settings }: ResultActionsProps) {
  const { product, timeZone, clinicName } = settings;
  const [printing, setPrinting] = useState(false);
  const completion: Completion = { product, completedAt, timeZone };
  const fileName = reportFileName(assessment.instrument, completion);

  function download(): void {
    if (saveTextFile(fileName, reportText(assessment, completion))) return;
    notify({ title: 'The report could not be saved', description: 'Please print it instead.', tone: 'problem' });
  }

  async function share(): Promise<void> {
    const outcome = await shareOrCopy(shareText(assessment));
    if (outcome === 'copied') notify({ title: 'Results copied to clipboard!', tone: 'good' });
    if (outcome === 'failed') {
      notify({
        title: 'This browser allows neither sharing nor copying',
        description: 'Please download the report instead, and share the file.',
        tone: 'problem',
      });
    }
  }

  return (
    <div className="mt-7 border-t border-edge/40 pt-5">
      <h5 className="font-bold">Keep it, or take it to your GP</h5>
      <div className="mt-3 flex flex-wrap gap-2.5 [&>*]:grow [&>*]:px-4">
        <Button icon="download" onClick={download}>
          Download Report
        </Button>
        <Button icon="share" onClick={share}>
          Share Results
        </Button>
        <Button icon="printer" onClick={() => setPrinting(true)}>
          Print or save as PDF
        </Button>
        <ButtonLink href={emailToGp(assessment).href} look="secondary" icon="mail">
          Email to GP
        </ButtonLink>
      </div>
      <p className="measure mt-3 text-sm text-ink-soft">{emailCaution}</p>
      {printing && (
        <SummarySheet
          assessment={assessment}
          completion={completion}
          clinicName={clinicName}
          title={fileName.replace(/\.txt$/, '')}
          onDone={() => setPrinting(false)}
        />
      )}
    </div>
  );
}
