import type { InhouseChoice, Language } from '#generated/model/index.ts';
import type { InLanguages } from '#server/db/schema/play.ts';

type Texts = Readonly<Record<Language, string>>;

const lights: Readonly<Record<string, Texts>> = {
  TEAL: { EN: 'Teal', VI: 'Xanh ngọc' },
  AMBER: { EN: 'Amber', VI: 'Hổ phách' },
  ROSE: { EN: 'Rose', VI: 'Hồng' },
  WHITE: { EN: 'White', VI: 'Trắng' },
  DARK: { EN: 'Dark', VI: 'Tối' },
};
const risks = {
  low: { EN: 'low risk', VI: 'rủi ro thấp' },
  medium: { EN: 'medium risk', VI: 'rủi ro vừa' },
  high: { EN: 'high risk', VI: 'rủi ro cao' },
} as const;

/** What was bet on, as the betting record shows it; empty for a game without a choice. */
export function choiceWords(choice: InhouseChoice): Texts {
  const alike = (text: string): Texts => ({ EN: text, VI: text });
  switch (choice.game) {
    case 'dice':
      return alike(`${choice.direction === 'over' ? '>' : '<'} ${choice.target}`);
    case 'keno':
      return alike(choice.numbers.toSorted((a, b) => a - b).join(' '));
    case 'plinko':
      return withRisk(`${choice.rows} rows`, `${choice.rows} hàng`, choice.risk);
    case 'lucky-wheel':
      return withRisk(`${choice.segments} segments`, `${choice.segments} ô`, choice.risk);
    case 'lumo-lamp':
      return lights[choice.light] ?? alike(choice.light);
    case 'mines':
      return alike(`${choice.mines} × 💣`);
    case 'moonshot':
      return alike(choice.cashOutAt === undefined ? '' : `× ${choice.cashOutAt}`);
    default:
      return alike('');
  }
}

/** What came out where words tell it; undefined where numbers or cards do. */
export function outcomeWords(outcome: readonly string[]): InLanguages | undefined {
  const [only, ...others] = outcome;
  return only === undefined || others.length > 0 ? undefined : lights[only];
}

function withRisk(EN: string, VI: string, risk: keyof typeof risks): Texts {
  return { EN: `${EN}, ${risks[risk].EN}`, VI: `${VI}, ${risks[risk].VI}` };
}
