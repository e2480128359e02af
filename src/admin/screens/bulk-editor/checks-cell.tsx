import { Composite, VisuallyHidden } from '@wordpress/components';
import { Fragment, memo } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { formatNumber } from '../../../../common/locale';
import type { BulkItem } from '../../../../store';

type ChecksCellProps = Pick<
	BulkItem,
	'checks' | 'issues' | 'edit_link' | 'name'
>;

/** Maximum number of issues that are named. */
const MOST = 2;

function DrawnChecksCell( {
	checks,
	issues,
	edit_link: edit,
	name,
}: ChecksCellProps ) {
	const { error = 0, warning = 0 } = checks;
	const count = error + warning;
	const isChecked = Object.values( checks ).some( ( part ) => part > 0 );
	const cell = {
		'data-label': __( 'Checks', 'pharos-seo' ),
		className: 'pharos-bulk__cell is-checks',
		role: 'gridcell',
		'aria-readonly': true,
	} as const;
	if ( count === 0 || edit === '' ) {
		return (
			<Composite.Item render={ <td { ...cell } /> }>
				{ isChecked ? (
					<VisuallyHidden>
						{ __( 'No issues', 'pharos-seo' ) }
					</VisuallyHidden>
				) : (
					<span className="pharos-bulk__check">
						{ __( 'Not checked yet', 'pharos-seo' ) }
					</span>
				) }
			</Composite.Item>
		);
	}
	const lines = linesOf( issues, count );
	return (
		<td { ...cell }>
			<Composite.Item
				render={
					<a
						className={ `pharos-bulk__check is-${
							error > 0 ? 'error' : 'warning'
						}` }
						href={ addQueryArgs( edit, {
							'pharos-field': 'checks',
						} ) }
					>
						{ lines.map( ( line ) => (
							// The space is between the words of the label, too.
							<Fragment key={ line }>
								<span>{ line }</span>{ ' ' }
							</Fragment>
						) ) }
					</a>
				}
				aria-label={ sprintf(
					/* translators: 1: what a page lacks, such as No meta description. 2: title of the page. */
					_x( '%1$s: %2$s', 'issues of a page', 'pharos-seo' ),
					lines.join( ', ' ),
					name
				) }
			/>
		</td>
	);
}

/**
 * Returns what was found: the worst issues, and how many others there are.
 *
 * @param issues The texts of the issues; those of add-ons and of earlier versions have none.
 * @param count  The number of issues.
 */
function linesOf( issues: readonly string[], count: number ): string[] {
	const named = issues.slice( 0, MOST );
	const others = count - named.length;
	if ( others <= 0 ) {
		return named;
	}
	return [
		...named,
		named.length > 0
			? sprintf(
					/* translators: %s: number of other issues. */
					_n( '%s more', '%s more', others, 'pharos-seo' ),
					formatNumber( others )
				)
			: sprintf(
					/* translators: %s: number of issues. */
					_n( '%s issue', '%s issues', others, 'pharos-seo' ),
					formatNumber( others )
				),
	];
}

/** The issues found by the latest checks, with a link to the editor. */
export const ChecksCell = memo( DrawnChecksCell );
