import { useInstanceId } from '@wordpress/compose';
import type { FieldDefinition } from '../../definitions/types';
import { useSetting } from '../../fields/use-setting';
import { settingElementId } from '../../search/setting-link';
import './style.scss';

/** The two card types of X as radio buttons with illustrations. */
export function CardType( { field }: { field: FieldDefinition } ) {
	const { value, onChange, error, disabledReason } = useSetting( field );
	const id = useInstanceId( CardType, 'pharos-card-type' );
	const help = error ?? disabledReason ?? field.help;

	return (
		<fieldset
			id={ settingElementId( field.key ) }
			className={ `pharos-card-type${ error ? ' has-error' : '' }` }
			disabled={ disabledReason !== undefined }
			aria-describedby={ help ? `${ id }-help` : undefined }
		>
			<legend className="pharos-card-type__legend">
				{ field.label }
			</legend>
			<div className="pharos-card-type__options">
				{ field.options?.map( ( option ) => (
					<label
						key={ option.value }
						className="pharos-card-type__option"
						htmlFor={ `${ id }-${ option.value }` }
					>
						<Picture isSmall={ option.value === 'summary' } />
						<span className="pharos-card-type__label">
							<input
								id={ `${ id }-${ option.value }` }
								type="radio"
								name={ id }
								value={ option.value }
								checked={ value === option.value }
								onChange={ () => onChange( option.value ) }
							/>
							{ option.label }
						</span>
					</label>
				) ) }
			</div>
			{ help && (
				<p id={ `${ id }-help` } className="pharos-card-type__help">
					{ help }
				</p>
			) }
		</fieldset>
	);
}

function Picture( { isSmall }: { isSmall: boolean } ) {
	return (
		<span
			className={ `pharos-card-type__picture ${ isSmall ? 'is-small' : 'is-large' }` }
			aria-hidden="true"
		>
			<span className="pharos-card-type__image" />
			<span className="pharos-card-type__lines">
				<span />
				<span />
			</span>
		</span>
	);
}
