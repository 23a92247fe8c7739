/** The words of the summary page. */
export const summaryWords = {
  seo: {
    title: 'Your results on one page',
    description: 'The results of our health tools from this visit, side by side, for you and your GP. Nothing is kept.',
  },
  title: 'Your results on one page',
  lead: 'What you found with our tools in this tab, side by side. It lives in the memory of this tab: reload the page or close it, and it is gone. We do not receive it.',
  empty: {
    title: 'Nothing here yet',
    text: 'Work through one of the tools, and its result appears here. Results of an earlier visit, or from before a reload, are gone: we keep none.',
  },
  noScript:
    'This page puts together what your browser remembers for a moment, and that needs JavaScript, which is switched off here. The calculator works without it, and its result can be printed.',
  handover: {
    title: 'Take it to your GP',
    text: 'Made on this device and saved to it. Nothing is sent: you decide who gets it. The files hold health details, so keep them where others do not look.',
    pdf: 'Save one page as PDF',
    fhir: 'Save a file for clinic software',
    fhirNote:
      'The file for clinic software is a FHIR R4 bundle. It holds your answers, scores and measurements, and no name. Your GP’s practice can tell you whether its software reads it.',
    print: 'Print this page',
    failed: {
      title: 'The file could not be made',
      description: 'Please print the page instead, or try again when you are online.',
    },
  },
  statement: 'General information from your own answers. Screening, not a diagnosis. No clinician has seen it.',
} as const;
