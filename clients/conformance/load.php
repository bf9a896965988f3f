<?php

declare(strict_types=1);

// Loads every class of the PHP client, which fails if one cannot be compiled. Prints their number.

require __DIR__ . '/../php/autoload.php';

$source = realpath(__DIR__ . '/../php/src');
$count = 0;
foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($source, FilesystemIterator::SKIP_DOTS)) as $file) {
    $class = 'Surety\\' . str_replace('/', '\\', substr($file->getPathname(), strlen($source) + 1, -4));
    if (!class_exists($class) && !interface_exists($class)) {
        throw new RuntimeException("{$file} does not declare {$class}");
    }
    $count++;
}
echo $count;
