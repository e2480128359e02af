import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { arrowLeft, arrowRight } from '@wordpress/icons';
import { useNavigate } from 'react-router-dom';
import type { ScreenProps } from '../../../definitions/types';
import { focusHeading } from '../../../navigation/focus-heading';
import { Loader } from '../loader';
import '../style.scss';
import { useSchemas } from '../use-schemas';
import { Editor } from './editor';

/** Advanced > Schema > a schema; its URL doesn't change until it is removed. */
export default function SchemaEditor( { params: { id = '' } }: ScreenProps ) {
	const { schemas, saved, put } = useSchemas();
	const schema = Object.hasOwn( schemas, id ) ? schemas[ id ] : undefined;
	const removed = Object.hasOwn( saved, id ) ? saved[ id ] : undefined;

	return (
		<>
			<BackButton />
			<Loader>
				{ ( types, conditions ) =>
					schema ? (
						<Editor
							id={ id }
							schema={ schema }
							schemas={ schemas }
							types={ types }
							conditions={ conditions }
							onChange={ ( next ) => put( { [ id ]: next } ) }
						/>
					) : (
						<section className="pharos-card">
							<p className="pharos-schemas__nothing">
								{ removed
									? __(
											'This schema is removed when you save.',
											'pharos-seo'
										)
									: __(
											'This schema doesn’t exist. It may have been removed, or was never saved.',
											'pharos-seo'
										) }
							</p>
							{ removed && (
								<Button
									className="pharos-schemas__undo"
									variant="secondary"
									__next40pxDefaultSize
									onClick={ () => put( { [ id ]: removed } ) }
								>
									{ __( 'Undo', 'pharos-seo' ) }
								</Button>
							) }
						</section>
					)
				}
			</Loader>
		</>
	);
}

function BackButton() {
	const navigate = useNavigate();
	return (
		<Button
			className="pharos-schemas__back"
			variant="tertiary"
			__next40pxDefaultSize
			icon={ isRTL() ? arrowRight : arrowLeft }
			onClick={ () =>
				void navigate( '/advanced/schema', { state: focusHeading } )
			}
		>
			{ __( 'Back', 'pharos-seo' ) }
		</Button>
	);
}
