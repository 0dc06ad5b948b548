import { Volume2, VolumeX } from 'lucide-react';
import { Icon } from '../../../components/icon.tsx';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import { studentClassWords as words } from './messages/en/student-class.ts';
import { useSpeech } from './use-speech.ts';

const wordsIn = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(/\S+\s*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

type Reads = {
  readonly text: string;
  /** The part of the text, from its start, that the page shows. The default is the whole text. */
  readonly shown?: string;
};

const Reading = ({ text, shown = text }: Reads) => {
  const speech = useSpeech(text);
  const hydrated = useHydrated();
  const from = speech?.from ?? -1;
  return (
    <div className="spoken">
      {shown === '' ? null : (
        <p>
          {wordsIn(shown).map(({ word, at }) => (
            <span key={at} data-spoken={(from >= at && from < at + word.length) || undefined}>
              {word}
            </span>
          ))}
        </p>
      )}
      {speech === null || !hydrated ? null : (
        <button type="button" className="class-round" onClick={speech.toggle}>
          <Icon of={speech.speaking ? VolumeX : Volume2} size={28} />
          {speech.speaking ? words.stopReading : words.readToMe}
        </button>
      )}
      <output className="spoken-note">{speech?.voiceless === true ? words.noVoice : null}</output>
    </div>
  );
};

export const Spoken = (reads: Reads) => <Reading key={reads.text} {...reads} />;
