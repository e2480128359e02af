import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { RedirectsPlan } from '../../../../store';
import { NO_EMOJI } from '../../../components/no-emoji';
import { Resource } from '../../../resource';

interface PlannedRedirectsProps {
	/** The source's. */
	slug: string;
}

/** What would become of the redirects of a source. */
export function PlannedRedirects( { slug }: PlannedRedirectsProps ) {
	return (
		<Resource
			reads={ [ [ 'getRedirectsPlan', `plugin_slug=${ slug }` ] ] }
			failure={ __( 'The redirects couldn’t be checked.', 'pharos-seo' ) }
			rows={ 2 }
		>
			{ ( plan ) => (
				<div>
					<h3 className="pharos-migrate__heading">
						{ __( 'Redirects', 'pharos-seo' ) }
					</h3>
					<p className="pharos-migrate__hint">{ sumText( plan ) }</p>
					{ plan.losses.length > 0 && <Reasons plan={ plan } /> }
				</div>
			) }
		</Resource>
	);
}

/** Why redirects would not be migrated, or not fully; each opens into some of them. */
function Reasons( { plan }: { plan: RedirectsPlan } ) {
	return (
		<ul className="pharos-migrate__losses">
			{ plan.losses.map( ( { what, text, count, redirects } ) => (
				<li key={ what }>
					<details className="pharos-migrate__details">
						<summary>
							{ text }{ ' ' }
							<span className="pharos-migrate__badge">
								{ formatNumber( count ) }
							</span>
						</summary>
						<ul className="pharos-migrate__objects">
							{ redirects.map( ( redirect, index ) => (
								<li key={ index }>
									<q className={ NO_EMOJI } dir="auto">
										{ redirect }
									</q>
								</li>
							) ) }
						</ul>
					</details>
				</li>
			) ) }
		</ul>
	);
}

function sumText( { found, done, migrated }: RedirectsPlan ): string {
	const all = sprintf(
		/* translators: 1: number of redirects that would be migrated. 2: of how many. */
		_n(
			'%1$s of %2$s redirect would be migrated.',
			'%1$s of %2$s redirects would be migrated.',
			done,
			'pharos-seo'
		),
		formatNumber( migrated ),
		formatNumber( done )
	);
	return done < found
		? `${ all } ${ sprintf(
				/* translators: %s: number of redirects. */
				__( 'In total: %s.', 'pharos-seo' ),
				formatNumber( found )
			) }`
		: all;
}
