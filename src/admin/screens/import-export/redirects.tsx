import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { ImportPlan, RedirectFields } from '../../../../store';
import { ShowMoreList } from '../../../components/show-more-list';
import type { Change } from '../../save/changes';
import { GONE, MATCHES, STATUSES } from '../redirects/labels';

/** Redirects that are listed at once. */
const PAGE = 20;

/**
 * Says how many redirects are added: an import replaces none.
 *
 * @param change Of any setting.
 */
export function withCount( change: Change ): Change {
	if ( change.name !== 'redirects' || ! Array.isArray( change.to ) ) {
		return change;
	}
	const { length } = change.to;
	return {
		...change,
		words: {
			from: '',
			to: sprintf(
				/* translators: %s: number of redirects. */
				_n(
					'%s redirect will be added; existing redirects don’t change. You can delete it later under Advanced > Redirects.',
					'%s redirects will be added; existing redirects don’t change. You can delete them later under Advanced > Redirects.',
					length,
					'pharos-seo'
				),
				formatNumber( length )
			),
		},
	};
}

/** The redirects that are added, each with its target. */
export function AddedRedirects( {
	redirects,
}: {
	redirects: readonly RedirectFields[];
} ) {
	const [ shown, setShown ] = useState( PAGE );
	return (
		<div className="pharos-import__redirects">
			<ShowMoreList
				className="pharos-import__list"
				rows={ redirects.slice( 0, shown ).map( ( redirect ) => (
					<li
						key={ `${ redirect.match } ${ redirect.source }` }
						tabIndex={ -1 }
					>
						<span dir="ltr">
							{ GONE.includes( redirect.status )
								? redirect.source
								: `${ redirect.source } → ${ redirect.target }` }
						</span>
						<span className="pharos-import__detail">
							{ detailsOf( redirect ) }
						</span>
					</li>
				) ) }
				onMore={
					shown < redirects.length
						? () => setShown( shown + PAGE * 5 )
						: undefined
				}
			/>
		</div>
	);
}

const detailsOf = ( { match, status, enabled }: RedirectFields ): string =>
	[
		STATUSES[ status ] ?? String( status ),
		...( match === 'exact' ? [] : [ MATCHES[ match ] ] ),
		...( enabled ? [] : [ __( 'Off', 'pharos-seo' ) ] ),
	].join( ' · ' );

interface RefusedRedirectsProps {
	plan: ImportPlan;
}

/** Redirects that can't be imported, each with its reason. */
export function RefusedRedirects( {
	plan: { redirects_refused: refused = [] },
}: RefusedRedirectsProps ) {
	return refused.length === 0 ? null : (
		<details>
			<summary>
				{ sprintf(
					/* translators: %s: number of redirects. */
					_n(
						'%s redirect can’t be imported.',
						'%s redirects can’t be imported.',
						refused.length,
						'pharos-seo'
					),
					formatNumber( refused.length )
				) }
			</summary>
			<ul className="pharos-import__refused">
				{ refused.map( ( { text, why }, index ) => (
					<li key={ index }>
						<strong dir="ltr">{ text }</strong> { why }
					</li>
				) ) }
			</ul>
		</details>
	);
}
