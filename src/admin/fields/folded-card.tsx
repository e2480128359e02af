import { Button } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { FieldGroup } from '../definitions/types';
import { settingName } from '../search/setting-link';
import { useWantedSetting } from '../search/use-wanted-setting';
import { SettingField } from './setting-field';

/** A card of settings that few sites change: closed, it lists their labels. A link to one of them opens it. */
export function FoldedCard( {
	group: { title, fields },
}: {
	group: FieldGroup;
} ) {
	const wanted = useWantedSetting();
	const isWanted = fields.some(
		( field ) => settingName( field ) === wanted
	);
	const [ isOpen, setOpen ] = useState( isWanted );
	const id = useId();
	useEffect( () => {
		if ( isWanted ) {
			setOpen( true );
		}
	}, [ isWanted ] );
	return (
		<section className="pharos-card pharos-folded">
			<h2 className="pharos-card__title">
				<Button
					className="pharos-folded__toggle"
					aria-expanded={ isOpen }
					aria-controls={ isOpen ? id : undefined }
					icon={ isOpen ? chevronUp : chevronDown }
					iconPosition="right"
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ title }
				</Button>
			</h2>
			{ isOpen ? (
				<div id={ id } className="pharos-folded__fields">
					{ fields.map( ( field ) => (
						<SettingField
							key={ settingName( field ) }
							field={ field }
						/>
					) ) }
				</div>
			) : (
				<p className="pharos-card__description">
					{ fields.map( ( { label } ) => label ).join( ', ' ) }
				</p>
			) }
		</section>
	);
}
