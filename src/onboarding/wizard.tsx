import { Button, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../store';
import { AddOnContent } from '../components/add-on-parts';
import { getOnboarding } from './boot';
import { Finish } from './finish';
import { saveProgress, type Progress } from './progress';
import { SaveFailed } from './save-failed';
import { Stepper } from './stepper';
import { useLeaveWarning } from './use-leave-warning';
import { useSaving } from './use-saving';
import { useSteps } from './use-steps';

interface WizardProps {
	initial: Progress;
}

/** The steps, one at a time, and the end. */
export function Wizard( { initial }: WizardProps ) {
	const [ progress, setProgress ] = useState( initial );
	const { steps, definitions } = useSteps( progress );
	const ids = steps.map( ( { id } ) => id );
	const [ current, setCurrent ] = useState< string | null >(
		firstStep( initial, ids )
	);
	const [ problem, setProblem ] = useState( '' );
	const step = ( current !== null && definitions[ current ] ) || null;
	const saving = useSaving( step );
	const frame = useRef< HTMLElement >( null );
	const heading = useFocusOnChange( current );
	useSuggestion();
	// At the end, unsaved changes are those of steps that the user has skipped.
	useLeaveWarning( current !== null );

	const at = current === null ? ids.length : ids.indexOf( current );
	const remember = async ( id: string | null ) => {
		try {
			setProblem( '' );
			setProgress(
				await saveProgress( id ?? ids.at( -1 ) ?? '', id === null )
			);
		} catch ( reason ) {
			setProblem( ( reason as Error ).message );
		}
	};
	const goTo = ( index: number ) => {
		const next = ids[ index ] ?? null;
		saving.forget();
		setCurrent( next );
		void remember( next );
	};
	const goOn = async () => {
		const invalid =
			frame.current?.querySelectorAll< HTMLInputElement >(
				'input:invalid'
			) ?? [];
		if ( step?.isInfo ) {
			goTo( at + 1 );
		} else if ( invalid[ 0 ] ) {
			// Shows the error of each field.
			invalid.forEach( ( input ) => input.checkValidity() );
			invalid[ 0 ].focus();
		} else if ( ! saving.isSaving && ( await saving.save() ) ) {
			goTo( at + 1 );
		}
	};
	const answer = async ( isDone: Promise< boolean > ) => {
		if ( await isDone ) {
			goTo( at + 1 );
		}
	};

	return (
		<>
			<Stepper steps={ steps } current={ current } />
			{ problem !== '' && (
				<Notice
					className="pharos-onboarding__notice"
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'pharos-seo' ),
							onClick: () => void remember( current ),
						},
					] }
				>
					{ __( 'Your progress couldn’t be saved.', 'pharos-seo' ) }{ ' ' }
					{ problem }
				</Notice>
			) }
			{ step ? (
				// Not a form: the Search Console card contains forms.
				<section
					ref={ frame }
					className="pharos-card pharos-onboarding__step"
					aria-labelledby="pharos-onboarding-step"
				>
					<div>
						<h2
							ref={ heading }
							id="pharos-onboarding-step"
							tabIndex={ -1 }
						>
							{ step.title }
						</h2>
						<p>{ step.description }</p>
					</div>
					<AddOnContent
						key={ current }
						part={ {
							title: step.title,
							component: step.Component,
						} }
						props={ {} }
					/>
					{ saving.error && (
						<SaveFailed
							error={ saving.error }
							labelOf={ step.labelOf }
							onTakeTheirs={ () =>
								void answer( saving.takeTheirs() )
							}
							onKeepMine={ () =>
								void answer( saving.keepMine() )
							}
						/>
					) }
					<div className="pharos-onboarding__actions">
						{ at > 0 && (
							<Button
								variant="tertiary"
								__next40pxDefaultSize
								onClick={ () => goTo( at - 1 ) }
							>
								{ __( 'Back', 'pharos-seo' ) }
							</Button>
						) }
						<span />
						{ ! step.isInfo && (
							<Button
								variant="tertiary"
								__next40pxDefaultSize
								onClick={ () => goTo( at + 1 ) }
							>
								{ __( 'Skip', 'pharos-seo' ) }
							</Button>
						) }
						<Button
							className="pharos-onboarding__next"
							variant="primary"
							__next40pxDefaultSize
							isBusy={ saving.isSaving }
							disabled={ saving.isSaving }
							accessibleWhenDisabled
							onClick={ () => void goOn() }
						>
							{ step.isInfo
								? __( 'Continue', 'pharos-seo' )
								: __( 'Save and continue', 'pharos-seo' ) }
						</Button>
					</div>
				</section>
			) : (
				<Finish
					headingRef={ heading }
					onBack={ () => goTo( at - 1 ) }
				/>
			) }
		</>
	);
}

/** Suggests the XML sitemap, once, to owners who haven't decided about it. */
function useSuggestion(): void {
	const { editSettings } = useDispatch( store );
	useEffect( () => {
		if ( ! getOnboarding().chosen.includes( 'enable_xml_sitemap' ) ) {
			void editSettings( { enable_xml_sitemap: true } );
		}
	}, [ editSettings ] );
}

/**
 * Returns the initial step: the one in the URL, the last one, or the first when the wizard is completed.
 *
 * @param progress The progress of the wizard.
 * @param ids      The ids of all steps.
 */
function firstStep( progress: Progress, ids: string[] ): string | null {
	const wanted = new URLSearchParams( window.location.search ).get( 'step' );
	return (
		[ wanted, progress.completed ? null : progress.step ].find(
			( id ) => id !== null && ids.includes( id )
		) ??
		ids[ 0 ] ??
		null
	);
}

/**
 * Focuses the heading after a step change, but not on page load.
 *
 * @param current The current step.
 */
function useFocusOnChange( current: string | null ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const first = useRef( current );
	const [ hasMoved, setMoved ] = useState( false );
	useEffect( () => {
		if ( hasMoved || current !== first.current ) {
			setMoved( true );
			heading.current?.focus();
		}
	}, [ current, hasMoved ] );
	return heading;
}
