import { useMemo, useState } from '@wordpress/element';
import { cardType } from '../../definitions/social';
import type { ScreenProps } from '../../definitions/types';
import { PreviewContext } from '../../fields/preview-context';
import { SettingField } from '../../fields/setting-field';
import { SettingsLoader } from '../../fields/settings-loader';
import { settingName } from '../../search/setting-link';
import { CardType } from './card-type';
import { ShareCards } from './share-cards';

/** The networks whose cards a screen shows. */
const NETWORKS: Record< string, readonly ( 'facebook' | 'x' )[] > = {
	'/general/social/facebook': [ 'facebook' ],
	'/general/social/x': [ 'x' ],
};

/** General > Social: the default image, Facebook and X, each with the card of a chosen page. */
export default function Social( { definition }: ScreenProps ) {
	const [ postId, choose ] = useState< number | null >( null );
	const choice = useMemo( () => ( { postId, choose } ), [ postId ] );
	const fields = ( definition.groups ?? [] ).flatMap(
		( group ) => group.fields
	);
	const networks = NETWORKS[ definition.path ];
	const settings = (
		<section className="pharos-card">
			{ fields.map( ( field ) =>
				field.key === cardType.key ? (
					<CardType key={ field.key } field={ field } />
				) : (
					<SettingField
						key={ settingName( field ) }
						field={ field }
					/>
				)
			) }
		</section>
	);
	return (
		<SettingsLoader>
			<PreviewContext.Provider value={ choice }>
				{ /* The image is chosen first; switches follow what they change. */ }
				{ ! networks && settings }
				<ShareCards networks={ networks ?? [ 'facebook', 'x' ] } />
				{ networks && settings }
			</PreviewContext.Provider>
		</SettingsLoader>
	);
}
