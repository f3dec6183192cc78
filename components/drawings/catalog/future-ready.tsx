/** Future-ready technology: one rule, the code for two frameworks, and the same examples passed by both. */
import type { ReactNode } from 'react';
import type { Region } from '@/lib/platform/region/region';
import type { DrawingProps } from '../drawing-props';
import { Leader } from '../parts/controls';
import { Sheet } from '../parts/sheet';

const LIMITS: Record<Region, string> = { USA: '$500', INDIA: '₹25,000' };

type Framework = {
  name: string;
  handler: string;
  /** How the framework says no, in two parts. */
  refuse: readonly [string, string];
};

const FRAMEWORKS: Framework[] = [
  { name: 'Express', handler: '(req, res)', refuse: ['res.status(409)', '.json(REQ_052);'] },
  { name: 'Fastify', handler: '(req, reply)', refuse: ['reply.code(409)', '.send(REQ_052);'] },
];

/** The worked examples of the rule. They do not depend on the framework. */
const EXAMPLES = '12/12';

export function FutureReady({ region, compact }: DrawingProps) {
  const rule = `A refund above ${LIMITS[region]} needs a second person.`;
  const short = (refuse: Framework['refuse']) => (
    <Code>
      <Word>if</Word> {'(alone)\n  '}
      {refuse.join('\n    ')}
    </Code>
  );
  if (compact)
    return (
      <Sheet drawing="J2 · ONE RULE" compact flush>
        <div className="flex h-full flex-col">
          <Rule text={rule} className="p-3" />
          <div className="grid grow grid-cols-2 divide-x divide-line">
            {FRAMEWORKS.map(({ name, refuse }) => (
              <div key={name} className="space-y-2 p-3">
                <Name>{name}</Name>
                {short(refuse)}
                <Leader term="Examples" value={EXAMPLES} />
              </div>
            ))}
          </div>
        </div>
      </Sheet>
    );
  return (
    <Sheet drawing="J2 · ONE RULE" cells={['2 FRAMEWORKS', 'REQ-052']} flush>
      <Rule text={rule} className="p-4 @lg:p-6 @lg:text-lg" />
      <div className="grid grid-cols-2 divide-x divide-line">
        {FRAMEWORKS.map(({ name, handler, refuse }) => (
          <div key={name} className="space-y-3 p-4 @lg:p-6">
            <Name>{name}</Name>
            <div className="@md:hidden">{short(refuse)}</div>
            <Code className="hidden @md:block">
              app.post({'\n  '}'/refunds',{'\n  '}
              <Word>async</Word> {handler} {'=> {\n    '}
              <Word>const</Word> {'{ amount, second }'}
              {'\n      = req.body;\n    '}
              <Word>if</Word> {'(needsSecond(amount)\n      && !second)\n      '}
              <Word>return</Word> {refuse.join('\n        ')}
              {'\n    …\n  });'}
            </Code>
            <Leader term="Examples" value={EXAMPLES} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** The sentence from which both are made: the one strong thing. */
function Rule({ text, className }: { text: string; className: string }) {
  return (
    <div className={`bg-primarytheme text-theme ${className}`}>
      <div className="font-mono text-xs">REQ-052</div>
      <div className="font-semibold leading-snug">{text}</div>
    </div>
  );
}

function Name({ children }: { children: string }) {
  return <div className="font-mono text-muted text-xs uppercase">{children}</div>;
}

function Word({ children }: { children: string }) {
  return <span className="font-semibold text-link">{children}</span>;
}

function Code({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <pre className={`overflow-hidden font-mono text-xs leading-relaxed ${className}`}>
      {children}
    </pre>
  );
}
