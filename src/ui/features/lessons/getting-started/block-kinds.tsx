import { BlockStack } from '../../../components/block-stack.tsx';
import { blockKinds } from './messages/en/universe.ts';

export const BlockKinds = () => (
  <dl className="block-kinds stack" data-gap="5">
    {blockKinds.map(({ category, does, labels }) => (
      <div key={category}>
        <dt>{category}</dt>
        <dd>
          <p>{does}</p>
          <ul className="plain">
            {labels.map((label) => (
              <li key={label}>
                <BlockStack program={label} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    ))}
  </dl>
);
