<?php
/**
 * Finds code that outputs the tags that Pharos outputs.
 */

declare(strict_types=1);

namespace Pharos\Head;

/**
 * Searches the code of the theme and of the callbacks on the head's hooks: tags that appear on a few pages only can't
 * be seen on the others. It reads files, so it runs when a kind of page is seen for the first time, never on each page.
 */
final class TagSources {
	/** Matches tags as written in PHP and templates. */
	private const TAGS = '~["\'](?:og|twitter|article):[a-z]|\b(?:name|property)\s*=\s*\\\\?["\'](?:description|robots|og:|twitter:)|\brel\s*=\s*\\\\?["\']canonical~i';

	/** Folders of a theme that output nothing. */
	private const ASIDE = ['node_modules', 'vendor'];

	/** Maximum number of files of a theme; a theme with more is assumed to output such tags. */
	private const MOST = 1000;

	/**
	 * @param list<string> $hooks
	 * @return list<string> The files that define the callbacks on these hooks; without those of WordPress and Pharos.
	 */
	public static function of_hooks(array $hooks): array {
		$files = [];
		foreach ($hooks as $hook) {
			foreach ($GLOBALS['wp_filter'][$hook]->callbacks ?? [] as $callbacks) {
				foreach ($callbacks as $callback) {
					$files[self::file_of($callback['function'])] = true;
				}
			}
		}
		$known = [ABSPATH . WPINC . '/', ABSPATH . 'wp-admin/', dirname(PHAROS_FILE) . '/'];
		return array_values(
			array_filter(
				array_keys($files),
				static fn(string $file): bool => $file !== '' &&
					str_replace($known, '', $file) === $file,
			),
		);
	}

	/** @param list<string> $files From of_hooks(). */
	public static function mention_tags(array $files): bool {
		foreach ($files as $file) {
			if (self::mentions($file)) {
				return true;
			}
		}
		$folders = array_unique([get_stylesheet_directory(), get_template_directory()]);
		return array_filter($folders, self::theme_mentions(...)) !== [];
	}

	private static function theme_mentions(string $folder): bool {
		if (!is_dir($folder)) {
			return false;
		}
		$all = new \RecursiveDirectoryIterator($folder, \FilesystemIterator::SKIP_DOTS);
		$own = new \RecursiveCallbackFilterIterator(
			$all,
			static fn(\SplFileInfo $file): bool => $file->isDir()
				? !in_array($file->getFilename(), self::ASIDE, true)
				: in_array($file->getExtension(), ['php', 'html'], true),
		);
		$count = 0;
		$files = new \RecursiveIteratorIterator(
			$own,
			\RecursiveIteratorIterator::LEAVES_ONLY,
			// Unreadable folders contain no code that runs.
			\RecursiveIteratorIterator::CATCH_GET_CHILD,
		);
		foreach ($files as $file) {
			if (++$count > self::MOST || self::mentions($file->getPathname())) {
				return true;
			}
		}
		return false;
	}

	private static function mentions(string $file): bool {
		return is_readable($file) &&
			preg_match(self::TAGS, (string) file_get_contents($file)) === 1;
	}

	/** Returns the file that defines a function; '' for a built-in one. */
	private static function file_of(mixed $function): string {
		try {
			if (is_string($function) && str_contains($function, '::')) {
				$function = explode('::', $function, 2);
			}
			$reflection = match (true) {
				is_array($function) => new \ReflectionMethod($function[0], $function[1]),
				is_object($function) && !($function instanceof \Closure) => new \ReflectionMethod(
					$function,
					'__invoke',
				),
				default => new \ReflectionFunction($function),
			};
			return (string) $reflection->getFileName();
		} catch (\ReflectionException) {
			// A method that __call() handles.
			return '';
		}
	}
}
