import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { CheckBadge } from '../../../components/check-badge';
import { PLAIN } from '../../../components/plain';
import { focusHeading } from '../../navigation/focus-heading';
import { FixLink } from './fix-link';
import { routeOf } from './list-query';
import { canIgnore, type CheckRow } from './rows';

/** Fewer would not be worth a list (spec.md section 9). */
const FEWEST = 5;

interface ShortListProps {
	/** Of all checks, in order. */
	rows: readonly CheckRow[];
	/** No check is missing. */
	isComplete: boolean;
	limit: number;
}

/** What should be looked at first; each leads to its details, or to where it is mended. */
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
