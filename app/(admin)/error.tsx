'use client';

export { default } from '@/app/(visitors)/error';
