import { roleTags } from '@kontor/domain/roles/roles';
import { styled } from '@mui/material/styles';
import { Tag } from '../ui/Tag.js';

const Tags = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 4 });

/** Only roles with a display name are shown (R3 §2.3). */
export function RoleTags({ roles }: { readonly roles: readonly string[] }) {
  return (
    <Tags>
      {roleTags(roles).map((role) => (
        <Tag key={role}>{role}</Tag>
      ))}
    </Tags>
  );
}
