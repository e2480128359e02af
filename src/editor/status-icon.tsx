import { Icon } from '@wordpress/components';
import { search } from '@wordpress/icons';
import type { StatusCounts } from '../page-checks';
import { overallStatus } from '../page-checks/results';

interface StatusIconProps {
	/** Null before the first check. */
	counts: StatusCounts | null;
}

/** The icon of the sidebar with a status indicator. */
export function StatusIcon( { counts }: StatusIconProps ) {
	const isChecked =
		counts &&
		Object.values( counts ).some( ( part ) => Number( part ) > 0 );
	return (
		<span className="pharos-editor-icon">
			<Icon icon={ search } />
			{ isChecked && (
				<span
					className={ `pharos-editor-icon__sign is-${ overallStatus( counts ) }` }
				/>
			) }
		</span>
	);
}
