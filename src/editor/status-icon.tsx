import { Icon } from '@wordpress/components';
import { search } from '@wordpress/icons';
import type { StatusCounts } from '../page-checks';
import { overallStatus } from '../page-checks/results';

interface StatusIconProps {
	/** Null while nothing was checked. */
	counts: StatusCounts | null;
}

/** The icon of the sidebar, with a sign of how the post stands. */
export function StatusIcon( { counts }: StatusIconProps ) {
	const isChecked =
		counts && Object.values( counts ).some( ( count ) => count > 0 );
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
