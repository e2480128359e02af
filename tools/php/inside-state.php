<?php
/**
 * What a PHP process with WordPress loaded has in memory: put back between two calls, so that no call sees what an
 * earlier one did.
 */

declare(strict_types=1);

final class InsideState {
	/** Names of globals that belong to the process. */
	private const LEFT_OUT = [
		'GLOBALS',
		'wpdb',
		'wp_object_cache',
		'_SERVER',
		'_GET',
		'_POST',
		'_COOKIE',
		'_FILES',
		'_REQUEST',
		'_ENV',
		'pharos_inside_answer',
		'pharos_inside_kind',
		'pharos_inside_options',
	];

	/** Objects without a state, of which there are many, and those that belong to the process. */
	private const CONSTANT = [
		WP_Block_Type::class,
		wpdb::class,
		WP_Object_Cache::class,
		mysqli::class,
		self::class,
	];

	/** @var array<string, mixed> */
	private array $globals = [];

	/** @var list<array{object, array<string, mixed>}> Objects with their properties, private ones included. */
	private array $objects = [];

	/** @var array<int, true> */
	private array $seen = [];

	/** @var list<array{ReflectionProperty, mixed}> */
	private array $statics = [];

	/** Number of classes whose static properties are known. */
	private int $classes = 0;

	public function __construct() {
		$this->notice_classes(true);
		foreach ($GLOBALS as $name => $value) {
			if (!in_array($name, self::LEFT_OUT, true)) {
				$this->globals[$name] = $value;
				$this->notice($value);
			}
		}
	}

	public function put_back(): void {
		foreach (array_keys($GLOBALS) as $name) {
			if (
				!array_key_exists($name, $this->globals) &&
				!in_array($name, self::LEFT_OUT, true)
			) {
				unset($GLOBALS[$name]);
			}
		}
		foreach ($this->globals as $name => $value) {
			$GLOBALS[$name] = $value;
		}
		foreach ($this->objects as [$object, $properties]) {
			self::put_back_object($object, $properties);
		}
		// Of classes that a call loaded, as they are declared.
		$this->notice_classes(false);
		foreach ($this->statics as [$property, $value]) {
			$property->setValue(null, $value);
		}
	}

	private function notice_classes(bool $is_loaded): void {
		$all = get_declared_classes();
		foreach (array_slice($all, $this->classes) as $name) {
			$class = new ReflectionClass($name);
			if ($class->isInternal()) {
				continue;
			}
			foreach ($class->getProperties(ReflectionProperty::IS_STATIC) as $property) {
				if ($property->getDeclaringClass()->name !== $name || !$property->isInitialized()) {
					continue;
				}
				$value = $is_loaded ? $property->getValue() : $property->getDefaultValue();
				if (!$is_loaded && $property->hasType() && !$property->hasDefaultValue()) {
					continue;
				}
				$this->statics[] = [$property, $value];
				$is_loaded && $this->notice($value);
			}
		}
		$this->classes = count($all);
	}

	/** Remembers the state of all objects that can be reached from a value. */
	private function notice(mixed $value): void {
		if (is_array($value)) {
			foreach ($value as $inner) {
				(is_array($inner) || is_object($inner)) && $this->notice($inner);
			}
			return;
		}
		if (!is_object($value) || isset($this->seen[spl_object_id($value)])) {
			return;
		}
		foreach (self::CONSTANT as $class) {
			if ($value instanceof $class) {
				return;
			}
		}
		$this->seen[spl_object_id($value)] = true;
		// What it has read so far may be different in a later call (InsideLoaded).
		$value instanceof Pharos\Settings\Settings && $value->forget();
		if ($value instanceof Closure) {
			$function = new ReflectionFunction($value);
			$function->getClosureThis() && $this->notice($function->getClosureThis());
			$this->notice($function->getStaticVariables());
			return;
		}
		if ((new ReflectionObject($value))->isInternal()) {
			return;
		}
		$properties = (array) $value;
		$this->objects[] = [$value, $properties];
		$this->notice($properties);
	}

	/** @param array<string, mixed> $properties */
	private static function put_back_object(object $object, array $properties): void {
		$now = (array) $object;
		if ($now === $properties) {
			return;
		}
		foreach ($now as $key => $value) {
			if (!array_key_exists($key, $properties)) {
				self::in_scope($object, (string) $key, static function (
					object $of,
					string $name,
				): void {
					unset($of->$name);
				});
			} elseif ($value !== $properties[$key]) {
				$before = $properties[$key];
				self::in_scope($object, (string) $key, static function (
					object $of,
					string $name,
				) use ($before): void {
					$of->$name = $before;
				});
			}
		}
		foreach (array_diff_key($properties, $now) as $key => $before) {
			self::in_scope($object, (string) $key, static function (object $of, string $name) use (
				$before,
			): void {
				$of->$name = $before;
			});
		}
	}

	/** Runs a function in the class that a property belongs to: an array's key has it in front of a private name. */
	private static function in_scope(object $object, string $key, Closure $do): void {
		$parts = explode("\0", $key);
		$class = count($parts) === 3 && $parts[1] !== '*' ? $parts[1] : $object::class;
		try {
			Closure::bind($do, null, $class)($object, end($parts));
		} catch (Error) {
			// A property that can't be written twice.
		}
	}
}
