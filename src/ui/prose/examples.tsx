import { InlineProse, Prose } from './prose.tsx';

const article = `<p>Sleep and weight pull on each other. After a short night most people are <strong>hungrier</strong>, and the hunger is for sweet and salty things.</p>
<h3>What helps first</h3>
<ul><li>The same time to get up, also on weekends.</li><li>Daylight before ten in the morning.</li><li>The last coffee before two in the afternoon.</li></ul>
<h3>In this order</h3>
<ol><li>Choose one of the three.</li><li>Keep it for two weeks.</li><li>Then choose the next.</li></ol>
<blockquote><p>I thought I had no willpower. I had no sleep.</p></blockquote>
<p>More about this in <a href="/sleep-recovery-optimisation">sleep and recovery</a>.</p>`;

export function Article() {
  return <Prose text={{ html: article, inline: false }} className="measure" />;
}

export function OneParagraph() {
  return <Prose text={{ html: 'Write to us and <em>a person</em> answers, within two working days.', inline: true }} />;
}

export function InsideASentence() {
  return (
    <p>
      Your answer: <InlineProse text={{ html: 'often, <strong>three to five nights</strong> a week', inline: true }} />.
    </p>
  );
}
