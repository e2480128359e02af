import { createContext } from '@wordpress/element';
import type { SignInFrom } from '../../store';

/** Where Google's answer leads to: the page that the buttons are on. */
export const SignInFromContext = createContext< SignInFrom >( 'dashboard' );
