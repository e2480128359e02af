<?php
/**
 * Loads classes by name: Pharos\Settings\Settings lives in includes/Settings/Settings.php.
 */

declare(strict_types=1);

// Before the loaders of WordPress and of other plugins: these would be asked for each class of ours, ours is done with theirs at once.
spl_autoload_register(static function (string $class): void {
	if (!str_starts_with($class, 'Pharos\\')) {
		return;
	}
	$file = __DIR__ . '/' . strtr(substr($class, strlen('Pharos\\')), '\\', '/') . '.php';
	// Add-ons may use the namespace too: what is not ours is left to their own loader.
	if (is_file($file)) {
		require $file;
	}
}, prepend: true);
