import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { ImportPlan } from '../../../../store';
import type { Change } from '../../save/changes';

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
					'%s redirect is added. Existing ones stay. The settings history doesn’t include redirects: to remove it, go to Advanced > Redirects.',
					'%s redirects are added. Existing ones stay. The settings history doesn’t include redirects: to remove them, go to Advanced > Redirects.',
					length,
					'pharos-seo'
				),
				formatNumber( length )
			),
		},
	};
}

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
