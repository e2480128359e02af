import { TabPanel } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Resource } from '../../../../resource';
import '../content-performance/style.scss';
import { requestOf, type Range } from '../range';
import { dimensionsOf } from './dimensions';
import { List } from './list';

/** Queries, countries and devices of the whole site; pages, too, for search types that Content Performance doesn't have. */
export function Breakdown( { range }: { range: Range } ) {
	const dimensions = dimensionsOf( range.type );
	return (
		<section
			className="pharos-card pharos-performance"
			aria-labelledby="pharos-breakdown-title"
		>
			<h2 id="pharos-breakdown-title" className="pharos-card__title">
				{ __( 'Search results of the site', 'pharos-seo' ) }
			</h2>
			<TabPanel
				// Other search types have other tabs.
				key={ range.type }
				className="pharos-performance__tabs"
				tabs={ dimensions.map( ( { value, title } ) => ( {
					name: value,
					title,
				} ) ) }
			>
				{ ( { name } ) => {
					const dimension = dimensions.find(
						( { value } ) => value === name
					);
					if ( ! dimension ) {
						return null;
					}
					const request = new URLSearchParams( {
						dimension: dimension.value,
						type: range.type,
						...requestOf( range ),
					} ).toString();
					return (
						<div className="pharos-performance__tab">
							<Resource
								key={ dimension.value }
								reads={ [ [ 'getSearchBreakdown', request ] ] }
								failure={ __(
									'The figures couldn’t be fetched from Google.',
									'pharos-seo'
								) }
								rows={ 8 }
							>
								{ ( breakdown ) => (
									<List
										dimension={ dimension }
										breakdown={ breakdown }
									/>
								) }
							</Resource>
						</div>
					);
				} }
			</TabPanel>
		</section>
	);
}
