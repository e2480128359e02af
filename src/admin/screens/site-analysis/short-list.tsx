import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { CheckBadge } from '../../../components/check-badge';
import { PLAIN } from '../../../components/plain';
import { focusHeading } from '../../navigation/focus-heading';
import { FixLink } from './fix-link';
import { routeOf } from './list-query';
import { canIgnore, type CheckRow } from './rows';

/** Minimum length of the list (spec.md section 9). */
const FEWEST = 5;

interface ShortListProps {
	/** The rows of all checks, in order. */
	rows: readonly CheckRow[];
	/** Whether all checks are loaded. */
	isComplete: boolean;
	limit: number;
}

/** The most important issues, each with a link to its details or its fix. */
export function ShortList( { rows, isComplete, limit }: ShortListProps ) {
	const shown = rows
		.filter( canIgnore )
		.slice( 0, Math.max( limit, FEWEST ) );
	if ( shown.length === 0 ) {
		return isComplete ? (
			<p className="pharos-issues__nothing">
				{ __( 'SEO is Optimized', 'pharos-seo' ) }
			</p>
		) : null;
	}
	return (
		<ul className="pharos-issues__list">
			{ shown.map( ( { id, shown: status, message, fix } ) => (
				<li key={ id }>
					<CheckBadge status={ status } />
					<Link
						className={ PLAIN }
						to={ routeOf( { check: id } ) }
						state={ focusHeading }
					>
						{ message }
					</Link>
					{ fix && (
						<FixLink
							fix={ fix }
							subject={ message }
							variant="secondary"
							isSmall
						/>
					) }
				</li>
			) ) }
		</ul>
	);
}
