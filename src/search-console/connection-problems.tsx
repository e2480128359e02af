import { Notice } from '@wordpress/components';
import type { ConnectionProblem } from '../../store';

/** Why Google would refuse to send visitors back to this site. */
export function ConnectionProblems( {
	problems,
}: {
	problems: readonly ConnectionProblem[];
} ) {
	return (
		<>
			{ problems.map( ( { code, message } ) => (
				<Notice
					key={ code }
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ message }
				</Notice>
			) ) }
		</>
	);
}
