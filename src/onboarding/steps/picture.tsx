import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { MediaField } from '../../components/media-field';
import { useMediaLibrary } from '../../media-library/use-media-library';
import { pictureOf, type Owner } from '../owner';

/** Google's minimum size for logos. */
const ADVICE = { width: 112, height: 112 };

interface PictureProps {
	owner: Owner;
	label: string;
	valueOf: ( property: string ) => string;
	onChange: ( property: string, url: string ) => void;
}

/** The logo of an organization, or the picture of a person. */
export function Picture( { owner, label, valueOf, onChange }: PictureProps ) {
	const property = pictureOf( owner );
	const url = valueOf( property );
	const image = useSelect(
		( select ) => select( store ).getMediaItem( url ),
		[ url ]
	);
	const { receiveMediaItem } = useDispatch( store );
	const { openMediaLibrary, isOpening, error } = useMediaLibrary();
	return (
		<MediaField
			id="pharos-onboarding-picture"
			label={ label }
			help={ __(
				'Leave empty to use the logo of your theme, or the site icon.',
				'pharos-seo'
			) }
			url={ url }
			image={ image }
			advice={ ADVICE }
			error={ error }
			isBusy={ isOpening }
			onChoose={ () =>
				openMediaLibrary( label, url, ( chosen ) => {
					void receiveMediaItem( chosen );
					onChange( property, chosen.url );
				} )
			}
			onRemove={ () => onChange( property, '' ) }
		/>
	);
}
