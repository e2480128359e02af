import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { refreshNonce } from '../../store';
import { getBoot } from '../boot';
import './style.scss';

interface QuestionProps {
	onAnswer: ( isLoggedIn: boolean ) => void;
}

/**
 * The login dialog. A native dialog is shown above all others without closing them; WordPress's Modal would replace the one
 * in which the user is typing.
 */
export default function Question( { onAnswer }: QuestionProps ) {
	const id = useInstanceId( Question, 'pharos-login' );
	const dialog = useRef< HTMLDialogElement >( null );
	const [ hasLeft, setHasLeft ] = useState( false );
	const [ isRefused, setRefused ] = useState( false );
	// Before it is unmounted: closing the dialog returns the focus.
	useLayoutEffect( () => {
		const element = dialog.current;
		element?.showModal();
		return () => element?.close();
	}, [] );

	const goOn = useCallback( async (): Promise< boolean > => {
		try {
			await refreshNonce();
		} catch {
			return false;
		}
		speak( __( 'You are logged in again.', 'pharos-seo' ), 'polite' );
		onAnswer( true );
		return true;
	}, [ onAnswer ] );

	// Continues automatically when the user returns from the login.
	useEffect( () => {
		const comeBack = () => {
			if ( document.visibilityState === 'visible' ) {
				void goOn();
			}
		};
		window.addEventListener( 'focus', comeBack );
		document.addEventListener( 'visibilitychange', comeBack );
		return () => {
			window.removeEventListener( 'focus', comeBack );
			document.removeEventListener( 'visibilitychange', comeBack );
		};
	}, [ goOn ] );

	return (
		<dialog
			ref={ dialog }
			className="pharos-login"
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-text` }
			onCancel={ () => onAnswer( false ) }
		>
			<h2 id={ `${ id }-title` }>
				{ __( 'Your session has expired', 'pharos-seo' ) }
			</h2>
			<p id={ `${ id }-text` }>
				{ __(
					'Log in again in a new tab and return here. Your input and selections are kept, and running tasks continue.',
					'pharos-seo'
				) }
			</p>
			<p role="status" className="pharos-login__refused">
				{ isRefused && __( 'You aren’t logged in yet.', 'pharos-seo' ) }
			</p>
			<div className="pharos-login__actions">
				<Button
					variant="tertiary"
					onClick={ () => onAnswer( false ) }
					__next40pxDefaultSize
				>
					{ __( 'Not now', 'pharos-seo' ) }
				</Button>
				{ hasLeft && (
					<Button
						variant="secondary"
						onClick={ async () => {
							setRefused( false );
							setRefused( ! ( await goOn() ) );
						} }
						__next40pxDefaultSize
					>
						{ __( 'Continue', 'pharos-seo' ) }
					</Button>
				) }
				<Button
					variant="primary"
					href={ getBoot().loginUrl }
					target="_blank"
					aria-label={ __(
						'Log in again (opens in a new tab)',
						'pharos-seo'
					) }
					onClick={ () => setHasLeft( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Log in again', 'pharos-seo' ) }
				</Button>
			</div>
		</dialog>
	);
}
