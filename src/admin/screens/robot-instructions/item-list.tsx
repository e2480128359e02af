import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ContentItem, ContentKind } from '../../../../store';
import type { Directive } from '../../definitions/robot-instructions/directives';
import { settingElementId, settingName } from '../../search/setting-link';
import { ItemFacts } from './item-facts';
import { useDirective } from './use-directive';

interface ItemListProps {
	directive: Directive;
	kind: ContentKind;
	items: ContentItem[];
}

/** A toggle for each post type, taxonomy or archive. */
export function ItemList( { directive, kind, items }: ItemListProps ) {
	const { names, set } = useDirective( directive.key );
	const on = items.filter( ( { name } ) => names.includes( name ) );

	return (
		<>
			<ul className="pharos-robots__items">
				{ items.map( ( item ) => (
					<li
						key={ item.name }
						id={ settingElementId(
							settingName( {
								key: directive.key,
								path: [ item.name ],
							} )
						) }
						className="pharos-robots__item"
					>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ item.label }
							help={
								<ItemFacts
									item={ item }
									kind={ kind }
									isOn={ names.includes( item.name ) }
								/>
							}
							checked={ names.includes( item.name ) }
							onChange={ ( isOn ) => set( [ item.name ], isOn ) }
						/>
					</li>
				) ) }
			</ul>
			<div className="pharos-robots__foot">
				<span>
					{ sprintf(
						/* translators: 1: number of switches that are on. 2: number of all. */
						__( '%1$d of %2$d on', 'pharos-seo' ),
						on.length,
						items.length
					) }
				</span>
				<Button
					variant="secondary"
					disabled={ on.length === 0 }
					accessibleWhenDisabled
					onClick={ () =>
						set(
							on.map( ( { name } ) => name ),
							false
						)
					}
				>
					{ __( 'Turn all off', 'pharos-seo' ) }
				</Button>
			</div>
		</>
	);
}
