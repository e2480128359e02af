<?php
/**
 * Prints the WP-CLI commands as JSON, for docs/cli.md: name, docblock, and the capability that a user needs.
 */

declare(strict_types=1);

require __DIR__ . '/features.php';

/** Notes commands instead of registering them. */
final class WP_CLI {
	/** @var array<string, array{docblock: string, capability: string}> */
	public static array $commands = [];

	public static function add_command(string $name, mixed $command, array $args): void {
		$permission = (new ReflectionFunction($args['before_invoke']))->getClosureUsedVariables()[
			'permission'
		];
		$note = static function (string $name, ReflectionClass|ReflectionMethod $part) use (
			$permission,
		): void {
			self::$commands[$name] = [
				'docblock' => (string) $part->getDocComment(),
				'capability' => $permission->value,
			];
		};
		if (is_array($command)) {
			$note($name, new ReflectionMethod(...$command));
			return;
		}
		$class = new ReflectionClass($command);
		if ($class->hasMethod('__invoke')) {
			$note($name, $class->getMethod('__invoke'));
			return;
		}
		$note($name, $class);
		foreach ($class->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
			if (!$method->isConstructor()) {
				preg_match('/@subcommand (\S+)/', (string) $method->getDocComment(), $found);
				$note("$name " . ($found[1] ?? $method->getName()), $method);
			}
		}
	}
}

$features->register_commands();

echo json_encode(WP_CLI::$commands, JSON_THROW_ON_ERROR);
