<?php
/**
 * Loads classes by name: Pharos\Settings\Settings is in includes/Settings/Settings.php.
 */

declare(strict_types=1);

// Before the autoloaders of WordPress and other plugins: they would run for each Pharos class, while this one returns early for others.
spl_autoload_register(static function (string $class): void {
	if (!str_starts_with($class, 'Pharos\\')) {
		return;
	}
	$file = __DIR__ . '/' . strtr(substr($class, strlen('Pharos\\')), '\\', '/') . '.php';
	// Add-ons may use the namespace too: their autoloaders handle other classes.
	if (is_file($file)) {
		require $file;
	}
}, prepend: true);
