import { useSelect } from '@wordpress/data';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../../common/locale';
import { store, type MigratedData } from '../../../../../store';
import { Resource } from '../../../../resource';
import { Losses } from './losses';
import { isNotMigrated, NotMigrated } from './not-migrated';

interface ResultProps {
	/** The slug of the source. */
	slug: string;
	/** Other tasks, shown below the missing items. */
	head?: ReactNode;
}

/** The result of a migration from a source: migrated data, and data that wasn't migrated. */
export function Result( { slug, head = null }: ResultProps ) {
	return (
		<Resource
			reads={ [ [ 'getMigratedData', `plugin_slug=${ slug }` ] ] }
			failure={ __(
				'The migrated items couldn’t be loaded.',
				'pharos-seo'
			) }
			rows={ 3 }
		>
			{ ( { sources } ) => {
				const source = sources.find( ( one ) => one.slug === slug );
				return source ? (
					<Lists source={ source } head={ head } />
				) : (
					head
				);
			} }
		</Resource>
	);
}

interface ListsProps {
	source: MigratedData[ 'sources' ][ number ];
	head: ReactNode;
}

/** Lists that need attention come first. */
function Lists( {
	source: { slug, settings, counts, losses },
	head,
}: ListsProps ) {
	const missing = losses.filter( isNotMigrated );
	const others = losses.filter( ( loss ) => ! isNotMigrated( loss ) );
	const nameOf = useTypeNames();
	const rows = Object.values( counts ).flatMap( ( types ) =>
		Object.entries( types )
	);
	return (
		<>
			{ missing.length > 0 && (
				<NotMigrated slug={ slug } losses={ missing } />
			) }
			{ head }
			<div>
				<h3 className="pharos-migrate__heading">
					{ __( 'Possibly not fully migrated', 'pharos-seo' ) }
				</h3>
				{ others.length === 0 ? (
					<p className="pharos-migrate__hint">
						{ __( 'Everything was fully migrated.', 'pharos-seo' ) }
					</p>
				) : (
					<Losses slug={ slug } losses={ others } />
				) }
			</div>
			<div>
				<h3 className="pharos-migrate__heading">
					{ __( 'Migrated', 'pharos-seo' ) }
				</h3>
				<ul className="pharos-migrate__migrated">
					{ settings !== null && (
						<li>{ __( 'Global settings', 'pharos-seo' ) }</li>
					) }
					{ rows.map( ( [ type, count ] ) => (
						<li key={ type }>
							{ sprintf(
								/* translators: 1: such as Posts. 2: how many. */
								_x(
									'%1$s: %2$s',
									'content type and number',
									'pharos-seo'
								),
								nameOf( type ),
								formatNumber( count )
							) }
						</li>
					) ) }
				</ul>
			</div>
		</>
	);
}

/** Types that are neither post types nor taxonomies. */
const OWN_NAMES: Record< string, string > = {
	author: __( 'Authors', 'pharos-seo' ),
	redirects: __( 'Redirects', 'pharos-seo' ),
};

/** Returns the labels of post types and taxonomies; unknown ones keep their name. */
function useTypeNames(): ( type: string ) => string {
	const content = useSelect(
		( select ) => select( store ).getSiteSettings()?.content,
		[]
	);
	return ( type ) =>
		OWN_NAMES[ type ] ??
		[
			...( content?.post_types ?? [] ),
			...( content?.taxonomies ?? [] ),
		].find( ( { name } ) => name === type )?.label ??
		type;
}
