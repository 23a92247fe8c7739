const stopWords = new Set(
  `a about above after again against all almost alone along already also although always am among an and another any
  anybody anyone anything are around as ask at away back be because been before being below between both but by came can
  cannot come could day days did do does doing done down during each either else enough even ever every everyone
  everything example far few find first for from further get gets getting give given go goes going good got had half has
  have having he help helps her here hers him his how however i if in into is it its itself just keep kind know last later
  least less let like likely little long lot made make makes making many may maybe me mean means might more most much must
  my near need needs never new next no nobody none nor not nothing now of off often on once one only or other others our
  out over own part people per perhaps place point put quite rather read real really right said same say says see seem
  seems seen she should show simply since small so some somebody someone something sometimes soon start still such sure
  take takes tell than that the their them themselves then there these they thing things think this those though through
  time times to today together told too took toward towards try turn two under until up upon us use used useful uses using
  usual usually very want wants was way ways we week weeks well went were what whatever when where whether which while who
  whole whom whose why will with within without word words work works would year years yes yet you your yours yourself
  three four five six seven eight nine ten don't doesn't didn't isn't aren't wasn't can't couldn't won't wouldn't it's
  that's there's they're you're we're i'm you've we've let's what's here's bit able best better big easy hard high low
  choose chooses chosen feel feels felt eat eats ate eaten ask asks asked bring brings talk talks change changes find finds
    move moves drop drops hold holds leave leaves read reads sit sits stand stands wait waits write writes pick stop stops
    build builds begin begins stay stays happen happens matter matters question questions answer answers reason reasons
    pays pay effort chair number rest short worth full early late minute minutes hour hours month months`
    .split(/\s+/)
    .filter(Boolean),
);

/** The words of a text in lower case. */
export function termWordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}][\p{L}'-]*[\p{L}]|\p{L}/gu) ?? []
  );
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word) || word.length < 3;
}

/** Reduces word forms to a stem: 'walks', 'walking' and 'walk'. An approximation, for counting only. */
export function stemOf(word: string): string {
  const plain = word.replace(/'s?$/, '');
  if (plain.length <= 4) return plain.replace(/(?<!s)s$/, '');
  return plain
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<=..)(?:ing|edly|ed|ly)$/, '')
    .replace(/(?<!s|u)s$/, '')
    .replace(/(.)\1$/, '$1')
    .replace(/e$/, '');
}

/** The frequency of each stem that is no stop word. */
export function termCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of termWordsOf(text)) {
    if (isStopWord(word)) continue;
    const stem = stemOf(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
