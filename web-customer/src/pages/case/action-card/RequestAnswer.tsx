import { styled } from '@mui/material/styles';
import { text } from '../../../texts/case-text.js';
import { Composer } from '../../message/Composer.js';
import { newestOfBank, timeInSentence } from '../../message/conversation.js';
import { useMessages } from '../../message/use-messages.js';

const Question = styled('blockquote')(({ theme }) => ({
  marginInline: 0,
  marginBottom: 0,
  padding: '14px 20px',
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  borderRadius: '0 8px 8px 0',
  background: theme.vars.palette.primary.tint,
  '& p + p': { marginTop: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& p:first-of-type': { fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

const Answer = styled('div')({ paddingTop: 8 });

interface RequestAnswerProps {
  readonly mainStatus: number;
  readonly onUnfinished: (unfinished: boolean) => void;
}

/** The bank's question, and a text answer with files (R2 §4.1, 425). */
export function RequestAnswer({ mainStatus, onUnfinished }: RequestAnswerProps) {
  const { data = [] } = useMessages(mainStatus);
  const question = newestOfBank(data);
  return (
    <>
      {question === undefined ? (
        <p>{text('question.inChat')}</p>
      ) : (
        <Question>
          <p>{text('question.asked', { time: timeInSentence(question.createdAt) })}</p>
          <p>{question.message}</p>
        </Question>
      )}
      <Answer>
        <Composer mainStatus={mainStatus} answer onUnfinished={onUnfinished} />
      </Answer>
    </>
  );
}
